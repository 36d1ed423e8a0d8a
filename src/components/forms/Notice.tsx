import type { ReactNode, Ref } from 'react';
import './Notice.css';

interface NoticeProps {
  id: string;
  title: string;
  isShown: boolean;
  tone: 'good' | 'bad';
  /** Takes the focus, so that screen readers read it. */
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** What became of a message, and what the visitor can do next. */
export function Notice({ id, title, isShown, tone, ref, children }: NoticeProps) {
  return (
    <section
      id={id}
      ref={isShown && ref ? ref : null}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={`notice notice-${tone}`}
      data-shown={isShown || undefined}
    >
      <h3 id={`${id}-title`} className="heading">
        {title}
      </h3>
      {children}
    </section>
  );
}
