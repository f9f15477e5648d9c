'use client';

import {
  type ForwardRefExoticComponent,
  forwardRef,
  type HTMLAttributes,
  type RefAttributes,
  type SyntheticEvent,
  useCallback,
  useMemo,
} from 'react';
import { Announcer } from './announcer.js';
import { type MinefieldCallbacks, useCallbacks } from './callbacks.js';
import type { CellState } from './cell-code.js';
import { useOwnStore, useShared } from './context.js';
import type { Labels } from './labels.js';
import { type ElementOptions, mergeProps } from './render-element.js';
import { Row } from './row.js';
import type { MinefieldOptions, MinefieldState, MinefieldStore } from './state.js';
import { useField } from './use-field.js';
import type { InputOptions } from './use-input.js';

/** What a field may be told. */
interface FieldProps
  extends MinefieldOptions,
    MinefieldCallbacks,
    InputOptions,
    Omit<ElementOptions<MinefieldState>, 'render'> {
  /** A store to show. Default: that of the provider around, else one of its own made from the other props. */
  readonly store?: MinefieldStore | undefined;
  /** The language. Default: that of the provider around, else English. */
  readonly labels?: Labels | undefined;
