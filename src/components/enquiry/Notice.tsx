import type { ReactNode, Ref } from 'react';
import './Notice.css';

interface NoticeProps {
  id: string;
  title: string;
  isShown: boolean;
  /** Takes the focus, so that screen readers read it. */
  ref: Ref<HTMLElement>;
  children: ReactNode;
}

/** What became of a message, and what the visitor can do next. */
export function Notice({ id, title, isShown, ref, children }: NoticeProps) {
  return (
    <section
      id={id}
      ref={isShown ? ref : null}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="notice"
      data-shown={isShown || undefined}
    >
      <h3 id={`${id}-title`} className="heading">
        {title}
      </h3>
      {children}
    </section>
  );
}
