import { type BackupFault, type RefusalReason, readBackup, writeBackup } from './backup.js';
import type { Keeper } from './keep.js';

/** What came of an import. */
export interface ImportReport {
  readonly added: number;
  /** How many were there already, or came twice. */
  readonly known: number;
  readonly refused: Readonly<Partial<Record<RefusalReason, number>>>;
  /** The settings in the file as they stand there, `undefined` where it has none. */
  readonly settings: unknown;
}

/** Why an import changed nothing: the file is no backup, or the database did not take it. */
export type ImportFault = BackupFault | 'not-kept';

/** Everything that is remembered, as the text of a file. */
export async function exportAll(keeper: Keeper, settings: unknown, now: number): Promise<string> {
  keeper.running.save();
  const [games, running] = await Promise.all([keeper.archive.games(), keeper.archive.running()]);
  return writeBackup({ settings, games: games.values, running: running.values }, now);
}

/** Adds what a file holds and is not there yet: all of that or, where it cannot be kept, nothing. */
export async function importAll(
  keeper: Keeper,
  text: string,
): Promise<ImportReport | { readonly fault: ImportFault }> {
  const backup = readBackup(text);
  if ('fault' in backup) return backup;
  keeper.running.save();
  const [games, running] = await Promise.all([keeper.archive.games(), keeper.archive.running()]);
  // A game that is over, or under way in some tab, is not begun a second time.
  const known = new Set([
    ...games.values.map(({ id }) => id),
    ...backup.games.map(({ id }) => id),
    ...running.values.map(({ round }) => round.id),
  ]);
  const fresh = backup.running
    .filter(({ round }) => !known.has(round.id))
    // In a slot of its own: that of the file may be one that a tab plays in.
    .map((game) => ({ ...game, id: `imported ${game.round.id}` }));
  const merged = await keeper.archive.merge(backup.games, fresh);
  if (!merged) return { fault: 'not-kept' };
  await keeper.refresh();
  const added = merged.games.length + merged.running.length;
  const refused: Partial<Record<RefusalReason, number>> = {};
  for (const reason of backup.refused) refused[reason] = (refused[reason] ?? 0) + 1;
  return {
    added,
    known: backup.games.length + backup.running.length - added + backup.repeated,
    refused,
    settings: backup.settings,
  };
}
