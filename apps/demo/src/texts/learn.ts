/** What lessons say. */
export interface LearnTexts {
  /** Names the list of lessons. */
  readonly list: string;
  readonly lessons: Readonly<Record<'number' | 'chord' | 'pattern' | 'count' | 'odds', LessonTexts>>;
  /** Belongs to a lesson that has been learned. */
  readonly learned: string;
  readonly showMe: string;
  readonly tryAgain: string;
  readonly previous: string;
  readonly next: string;
  /** Leads from the last lesson to the game. */
  readonly play: string;
  /** A number that touches only as many closed cells as it has mines. `place` is as `help.place` of the game says it. */
  full(place: string): string;
  /** A number whose mines are all known. */
  done(place: string): string;
  /** A number that has all its flags: what it is pressed for. */
  chord(place: string): string;
  /** Numbers that only together show it; `places` is a list of them. */
  together(places: string): string;
  readonly solved: string;
  /** The step that is certain follows. */
  readonly lucky: string;
  readonly unlucky: string;
  /** It was certain to be a mine. */
  readonly known: string;
  /** The least risk was taken. */
  bet(percent: string): string;
  /** The least risk was taken, and it was a mine. */
  betLost(percent: string): string;
  /** A risk was taken that was larger than the least. */
  worse(percent: string, least: string): string;
}

/** What one lesson says. */
interface LessonTexts {
  readonly name: string;
  /** What is to be done, in a few short sentences. */
  readonly goal: string;
}
