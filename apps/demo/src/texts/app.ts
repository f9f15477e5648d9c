/** What the page around the game says. */
export interface AppTexts {
  readonly language: string;
}
