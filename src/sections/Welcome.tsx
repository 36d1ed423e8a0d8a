import { Button } from '../components/Button.tsx';
import { PageKolam } from '../components/PageKolam.tsx';
import type { WelcomeContent } from '../schemas/sections.ts';
import './Welcome.css';

/** The top of Home: what the company does, and the richest kolam of the site. */
export function Welcome({ headline, lead, actions, path }: WelcomeContent & { path: string }) {
  return (
    <section className="welcome">
      <div className="welcome-words">
        <h1 className="headline">{headline}</h1>
        <p className="lead">{lead}</p>
        <p className="welcome-actions">
          {actions.map((action, index) => (
            <Button key={action.label} action={action} look={index === 0 ? 'filled' : 'outlined'} />
          ))}
        </p>
      </div>
      <div className="welcome-kolam">
        <PageKolam path={path} />
      </div>
    </section>
  );
}
