import type { ComponentType } from 'react';
import type { AppTexts } from '../texts/app.js';

/** What the body of a dialog is given. Its title, its close button and its place come from around it. */
export interface DialogBodyProps {
  /** What the address says behind its name: `#/learn/3` is `['3']`. */
  readonly rest: readonly string[];
  readonly onClose: () => void;
}

/** The body of a dialog, as the default export of a module of its own. */
export type DialogModule = { readonly default: ComponentType<DialogBodyProps> };

/** The names of dialogs, as addresses have them. */
export type DialogName = keyof AppTexts['dialogs'];

/**
 * The dialogs, a line each, in the order of the menu. `#/<name>` opens one; its title is `texts.app.dialogs[name]`; it is
 * fetched when it is first opened.
 */
export const dialogs: Readonly<Partial<Record<DialogName, () => Promise<DialogModule>>>> = {
  board: () => import('../play/board-dialog.js'),
  settings: () => import('../settings/settings-dialog.js'),
  statistics: () => import('../statistics/statistics-dialog.js'),
  review: () => import('../review/review-dialog.js'),
  daily: () => import('../daily/daily-dialog.js'),
  share: () => import('../share/share-dialog.js'),
  data: () => import('../records/data-dialog.js'),
  shortcuts: () => import('./shortcuts-dialog.js'),
  learn: () => import('../learn/learn-dialog.js'),
  about: () => import('./about-dialog.js'),
};

/** The dialog of that name, `null` where there is none. */
export function dialogNamed(name: string | undefined): DialogName | null {
  return dialogNames.find((known) => known === name) ?? null;
}

/** The names of those that there are. */
export const dialogNames: readonly DialogName[] = (
  [
    'board',
    'settings',
    'review',
    'statistics',
    'daily',
    'learn',
    'share',
    'data',
    'shortcuts',
    'about',
  ] as const
).filter((name) => dialogs[name]);
