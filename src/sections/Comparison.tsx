import { Section } from '../components/ground/Section.tsx';
import type { ComparisonContent } from '../schemas/sections.ts';
import './Comparison.css';

interface ComparisonProps extends ComparisonContent {
  /** The column with the system stands on the page's colour. */
  isSolid?: boolean;
}

/** The same work without the system and with it. */
export function Comparison({ title, before, after, items, isSolid = false }: ComparisonProps) {
  const ground = isSolid ? 'on-colour' : undefined;
  return (
    <Section title={title}>
      <table className="comparison">
        <thead>
          <tr>
            <td />
            <th scope="col">{before}</th>
            <th scope="col" className={ground}>
              {after}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((row) => (
            <tr key={row.topic}>
              <th scope="row">{row.topic}</th>
              <td data-column={before}>{row.before}</td>
              <td data-column={after} className={ground}>
                {row.after}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
