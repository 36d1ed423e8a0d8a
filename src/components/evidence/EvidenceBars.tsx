import './Evidence.css';

/** Two values, each with a bar as long as it is large; the greater one's goes through the whole window. */
export function EvidenceBars({ values }: { values: string[] }) {
  const amounts = values.map((value) => Number.parseFloat(value.replaceAll(/[^\d.]/g, '')));
  const greatest = Math.max(...amounts);
  return amounts.map((amount, index) => (
    <p key={values[index]} className={amount === greatest ? 'evidence-bar evidence-most' : 'evidence-bar'}>
      <svg aria-hidden="true" width={`${Math.round((amount / greatest) * 1000) / 10}%`} />
      <span className={amount < greatest / 2 ? undefined : 'evidence-inside'}>{values[index]}</span>
    </p>
  ));
}
