import type { ReactNode } from 'react';
import './EnquiryCard.css';

interface EnquiryCardProps {
  title: string;
  intro?: string | undefined;
  /** How far the message has come, in a form that sends. */
  state?: string;
  /** Below the words, on the line that goes on below the card; on a phone before its foot. */
  drawing?: ReactNode;
  /** In its corner. */
  stamp?: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** The form as a letter with its stamp, beside its envelope or out of that: the line comes from the window's edge, draws, and is its floor. */
export function EnquiryCard({ title, intro, state, drawing, stamp, children }: EnquiryCardProps) {
  return (
    <section aria-labelledby="form-title" data-state={state} className="enquiry">
      <header>
        <h2 id="form-title" className="enquiry-title">
          {title}
        </h2>
        {intro && <p className="intro">{intro}</p>}
        {drawing}
      </header>
      <div className="enquiry-card">
        {stamp}
        {children}
      </div>
    </section>
  );
}
