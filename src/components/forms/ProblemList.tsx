import './ProblemList.css';

interface ProblemListProps {
  /** What is wrong, by the names of the fields. */
  problems: { name: string; text: string }[];
  onChoose: (name: string) => void;
}

/** All that is wrong with a form: each problem leads to its field. */
export function ProblemList({ problems, onChoose }: ProblemListProps) {
  return (
    <ul className="problem-list">
      {problems.map(({ name, text }) => (
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
