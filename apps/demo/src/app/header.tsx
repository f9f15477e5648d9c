import type { Board } from '@mines/react';
import type { ReactElement } from 'react';
import { useTexts } from '../language/context.js';
import { LanguageSwitch } from '../language/language-switch.js';
import { PresetSwitch } from '../play/preset-switch.js';
import { useSettingsStore } from '../settings/context.js';
import { MenuButton } from './menu-button.js';
import { goTo } from './route.js';
import { useSession } from './session.js';

/** The name of the game, the boards, the language, the menu. */
export function Header(): ReactElement {
  const { app } = useTexts();
  const { ask } = useSession();
  const settings = useSettingsStore();
  const choose = (board: Board): void => {
    settings.getState().choose({ board });
    ask({ board });
  };
  return (
    <header className="top">
      <h1>Mines</h1>
      <PresetSwitch onChoose={choose} onCustom={() => goTo(['board'])} />
      <div className="corner">
        <LanguageSwitch label={app.language} />
        <MenuButton />
      </div>
    </header>
  );
}
