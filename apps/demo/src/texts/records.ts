/** What records, statistics and the daily board say. */
export interface RecordsTexts {
  readonly title: string;
}
