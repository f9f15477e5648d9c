/** What sharing says. */
export interface ShareTexts {
  /** What the link leads to. */
  readonly about: string;
  /** The same before a mine is laid. */
  readonly aboutNew: string;
  readonly link: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  /** Opens the system's own way of sharing. */
  readonly share: string;
  /** What goes along with the link. */
  won(board: string, time: string): string;
  playing(board: string): string;
}
