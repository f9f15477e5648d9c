/** What lessons say. */
export interface LearnTexts {
  readonly title: string;
}
