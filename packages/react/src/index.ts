/**
 * Minesweeper for React: a field to play on, the pieces around it, hooks and a store for everything else.
 *
 * @packageDocumentation
 */

export {
  type Board,
  BoardError,
  type FaceName,
  type Layout,
  type Move,
  presets,
  type Rules,
} from '@mines/core';
export { Announcer, type AnnouncerProps } from './announcer.js';
export type { DataProps } from './attributes.js';
export type { ChangeDetails, MinefieldCallbacks } from './callbacks.js';
export { Cell, type CellProps } from './cell.js';
export type { CellCode, CellState, RowView } from './cell-code.js';
export type { Clock } from './clock.js';
export {
  MinefieldProvider,
  type MinefieldProviderProps,
  useMinefield,
  useMinefieldStore,
} from './context.js';
export { FlagModeSwitch, type FlagModeSwitchProps } from './flag-mode-switch.js';
export { defaultKeymap, type KeyAction, type Keymap } from './keyboard.js';
export { en } from './labels/en.js';
export type { Labels } from './labels.js';
export { MineCounter, type MineCounterProps } from './mine-counter.js';
export { Minefield, type MinefieldProps } from './minefield.js';
export { type Mood, NewGameButton, type NewGameButtonProps } from './new-game-button.js';
export type { News, Refusal, Told } from './news.js';
export type { ElementOptions } from './render-element.js';
export { Row, type RowProps } from './row.js';
export type {
  Change,
  ChangeReason,
  Flood,
  LayoutStrategy,
  MinefieldOptions,
  MinefieldState,
  MinefieldStore,
  NewGameOptions,
  Pause,
  Press,
  SavedField,
} from './state.js';
export { createMinefieldStore } from './store.js';
export { Timer, type TimerProps, useSeconds } from './timer.js';
export { type Field, type FieldOptions, type RootRef, useField } from './use-field.js';
export type { InputOptions } from './use-input.js';
