import { Minefield, presets } from '@mines/react';

export const wrongName = <Minefield bord={presets.expert} />;
export const wrongValue = <Minefield board="expert" />;
export const wrongCallback = <Minefield onWin={(game: number) => game} />;
