/** What the page around the game says. */
export interface AppTexts {
  readonly language: string;
  readonly menu: string;
  readonly close: string;
  /** While something is fetched. */
  readonly coming: string;
  /** A part of the page could not be fetched. */
  readonly notFetched: string;
  readonly update: { readonly arrived: string; readonly reload: string };
  /** What is said about the settings that are, or are not, kept. */
  readonly storage: Readonly<Record<'damaged' | 'unavailable', string>>;
  /** The titles of the dialogs, in the menu too. */
  readonly dialogs: Readonly<
    Record<
      | 'board'
      | 'settings'
      | 'review'
      | 'statistics'
      | 'daily'
      | 'learn'
      | 'share'
      | 'data'
      | 'shortcuts'
      | 'about',
      string
    >
  >;
}
