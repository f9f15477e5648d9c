/** What the page says about itself. */
export interface AboutTexts {
  readonly what: string;
  readonly privacy: string;
  readonly made: string;
}
