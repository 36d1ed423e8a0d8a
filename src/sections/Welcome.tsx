import { OpenKolam } from '../components/drawing/OpenKolam.tsx';
import { textColours } from '../components/ground/colours.ts';
import { Button } from '../components/navigation/Button.tsx';
import type { Connected } from '../lib/content/connections.ts';
import { openPageKolam } from '../lib/drawing/kolam/page-kolam.ts';
import type { KolamContent } from '../schemas/parts.ts';
import type { WelcomeContent } from '../schemas/sections.ts';
import './Welcome.css';

type WelcomeProps = Connected<WelcomeContent> & {
  path: string;
  kolam: KolamContent;
  /** Whether the line goes on to what is below; otherwise it leaves at both edges of the window. */
  falls: boolean;
};

/** The top of Home: what the company does, and a kolam as it is drawn, white on a ground of its colour: the page's one line goes on from it. */
export function Welcome({ headline, lead, actions, path, kolam, falls }: WelcomeProps) {
  // The last two words, which stay together as long as there is room: one alone would be a line of its own.
  const end = headline.lastIndexOf(' ', headline.lastIndexOf(' ') - 1) + 1;
  return (
    <section className={`welcome on-colour ${textColours[kolam.colour]} ${falls ? 'welcome-falls' : ''}`}>
      <div className="welcome-words">
        <h1 className="headline">
          {headline.slice(0, end)}
          <span>{headline.slice(end)}</span>
        </h1>
        <p className="lead">{lead}</p>
        <p className="welcome-actions">
          {actions.map((action, index) => (
            <Button key={action.label} action={action} look={index === 0 ? 'filled' : 'outlined'} />
          ))}
        </p>
      </div>
      <div className="welcome-kolam">
        <OpenKolam drawing={openPageKolam(path, kolam)} />
      </div>
    </section>
  );
}
