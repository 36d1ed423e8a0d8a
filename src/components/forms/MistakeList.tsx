import './MistakeList.css';

interface MistakeListProps {
  /** What is wrong, by the names of the fields. */
  mistakes: { name: string; text: string }[];
  onChoose: (name: string) => void;
}

/** All that is wrong with a form: each mistake leads to its field. */
export function MistakeList({ mistakes, onChoose }: MistakeListProps) {
  return (
    <ul className="mistake-list">
      {mistakes.map(({ name, text }) => (
        <li key={name}>
          <a
            href={`#${name}`}
            onClick={(event) => {
              event.preventDefault();
              onChoose(name);
            }}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
