/** What sharing says. */
export interface ShareTexts {
  readonly title: string;
}
