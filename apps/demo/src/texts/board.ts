/** What the form of a custom board says. */
export interface BoardTexts {
  readonly width: string;
  readonly height: string;
  readonly mines: string;
  range(min: number, max: number): string;
  /** How many of the cells are mines. */
  density(percent: string): string;
  readonly play: string;
}
