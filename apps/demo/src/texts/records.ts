/** What records and statistics say. */
export interface RecordsTexts {
  readonly title: string;
  /** Everything that is remembered, as a file. */
  readonly data: {
    readonly about: string;
    readonly save: string;
    readonly load: string;
    readonly withSettings: string;
    /** Numbers of games, in the digits of the language. */
    added(count: string): string;
    known(count: string): string;
    refused(count: string, why: string): string;
    readonly reasons: Readonly<Record<'damaged' | 'newer' | 'contradictory', string>>;
    readonly settingsTaken: string;
    readonly settingsFaulty: string;
    /** Why nothing was changed. */
    readonly faults: Readonly<Record<'unreadable' | 'foreign' | 'newer' | 'not-kept', string>>;
    readonly failed: string;
  };
}
