import type { Board } from '@mines/react';
import type { ReactElement } from 'react';
import { useTexts } from '../language/context.js';
import { LanguageSwitch } from '../language/language-switch.js';
import { PresetSwitch } from '../play/preset-switch.js';

interface HeaderProps {
  readonly tag: string;
  readonly onLanguage: (tag: string) => void;
  readonly onBoard: (board: Board) => void;
}

/** The name of the game, the boards, the language. */
export function Header({ tag, onLanguage, onBoard }: HeaderProps): ReactElement {
  const { app } = useTexts();
  return (
    <header className="top">
      <h1>Mines</h1>
      <PresetSwitch onChoose={onBoard} />
      <LanguageSwitch label={app.language} tag={tag} onChoose={onLanguage} />
    </header>
  );
}
