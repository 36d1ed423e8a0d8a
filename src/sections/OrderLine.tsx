import { PosterHeading } from '../components/ground/PosterHeading.tsx';
import { fillIn } from '../lib/format/fill-in.ts';
import { orderFigures } from '../lib/format/order.ts';
import type { OrderContent, OrderPaper } from '../schemas/order.ts';
import './OrderLine.css';

type OrderLineProps = OrderContent & {
  /** Says in a word that everything in it is a sample. */
  note: string;
  /** Whether the services below take the line up where a phone has it, in the left gutter; otherwise it leaves there. */
  isHandedOn: boolean;
};

/** One order through five papers. One line comes in, loops round the same number on each, and leaves. */
export function OrderLine({ title, intro, entered, papers, note, isHandedOn }: OrderLineProps) {
  const figures = orderFigures(entered);
  return (
    <section className={isHandedOn ? 'order' : 'order order-out'}>
      <PosterHeading title={title} text={[intro]} />
      <div className="order-band">
        <ol className="order-papers">
          {papers.map((paper, index) => (
            <li key={paper.title}>
              <figure>
                <Paper paper={paper} figures={figures} />
                <figcaption className="order-words">
                  <h3 className="heading">{paper.title}</h3>
                  <p className="note">{paper.text}</p>
                </figcaption>
              </figure>
              {index === 0 && <p className="note">{note}</p>}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Paper({ paper, figures }: { paper: OrderPaper; figures: Record<string, string> }) {
  return (
    <div className={`order-paper order-${paper.form}`}>
      <div className="order-above">
        <p className="order-heading">
          <b>{paper.heading}</b>
          {paper.number && <span> {fillIn(paper.number, figures)}</span>}
        </p>
        <Fields fields={paper.above} figures={figures} />
      </div>
      <p className="order-quantity">
        {paper.quantity} <b>{figures.quantity}</b>
      </p>
      <Fields fields={paper.below} figures={figures} />
    </div>
  );
}

function Fields({ fields, figures }: { fields: OrderPaper['above']; figures: Record<string, string> }) {
  return fields.map(({ label, value }) => (
    <p key={label} className="order-field">
      {fillIn(label, figures)}
      {value && <span> {fillIn(value, figures)}</span>}
    </p>
  ));
}
