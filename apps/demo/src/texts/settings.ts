/** What the settings say. */
export interface SettingsTexts {
  readonly title: string;
}
