/** What is said about the link that led here. */
export interface LinkTexts {
  readonly badLink: string;
  readonly playNormal: string;
  /** Why a link is bad. */
  readonly faults: {
    range(field: 'width' | 'height' | 'mines', min: number, max: number): string;
    board(text: string): string;
    first(text: string): string;
    start(text: string): string;
    readonly damaged: string;
    readonly unreadable: string;
  };
}
