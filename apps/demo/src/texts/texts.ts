import type { AboutTexts } from './about.js';
import type { AppTexts } from './app.js';
import type { BoardTexts } from './board.js';
import type { DailyTexts } from './daily.js';
import type { LearnTexts } from './learn.js';
import type { LinkTexts } from './link.js';
import type { PlayTexts } from './play.js';
import type { RecordsTexts } from './records.js';
import type { ReviewTexts } from './review.js';
import type { SavingTexts } from './saving.js';
import type { SettingsTexts } from './settings.js';
import type { ShareTexts } from './share.js';
import type { ShortcutsTexts } from './shortcuts.js';
import type { StatisticsTexts } from './statistics.js';

/** What the first screen says, besides what the components say. It is there before the first move. */
export interface Texts {
  readonly app: AppTexts;
  readonly play: PlayTexts;
  readonly link: LinkTexts;
  readonly saving: SavingTexts;
}

/** What is said beyond the first screen. It comes with the first dialog. */
export interface DialogTexts {
  readonly settings: SettingsTexts;
  readonly daily: DailyTexts;
  readonly records: RecordsTexts;
  readonly learn: LearnTexts;
  readonly share: ShareTexts;
  readonly about: AboutTexts;
  readonly board: BoardTexts;
  readonly shortcuts: ShortcutsTexts;
  readonly statistics: StatisticsTexts;
  readonly review: ReviewTexts;
}
