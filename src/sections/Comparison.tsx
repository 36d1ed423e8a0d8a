import { Section } from '../components/Section.tsx';
import type { ComparisonContent } from '../schemas/sections.ts';
import './Comparison.css';

/** The same work without the system and with it. */
export function Comparison({ title, before, after, items }: ComparisonContent) {
  return (
    <Section title={title}>
      <table className="comparison">
        <thead>
          <tr>
            <td />
            <th scope="col">{before}</th>
            <th scope="col">{after}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((row) => (
            <tr key={row.topic}>
              <th scope="row">{row.topic}</th>
              <td data-column={before}>{row.before}</td>
              <td data-column={after}>{row.after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
