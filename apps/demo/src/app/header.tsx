import type { ReactElement } from 'react';
import { useTexts } from '../language/context.js';
import { LanguageSwitch } from '../language/language-switch.js';
import { PresetSwitch } from '../play/preset-switch.js';
import { MenuButton } from './menu-button.js';
import { useSession } from './session.js';

interface HeaderProps {
  readonly tag: string;
  readonly onLanguage: (tag: string) => void;
}

/** The name of the game, the boards, the language, the menu. */
export function Header({ tag, onLanguage }: HeaderProps): ReactElement {
  const { app } = useTexts();
  const { ask } = useSession();
  return (
    <header className="top">
      <h1>Mines</h1>
      <PresetSwitch onChoose={(board) => ask({ board })} />
      <div className="corner">
        <LanguageSwitch label={app.language} tag={tag} onChoose={onLanguage} />
        <MenuButton />
      </div>
    </header>
  );
}
