import { ringed } from '../ringed.tsx';
import type { Thing } from '../thing.ts';

/** A dealer's message and voice note on a phone, the order that is read from them, and the boxes. */
export const chatOrder: Thing = () =>
  ringed({
    width: 302,
    height: 152,
    spot: { x: 134, y: -56, r: 36 },
    rest: (
      <>
        <path className="sheet" d="M14 0Q0 0 0-14v-124q0-14 14-14h56q14 0 14 14v124q0 14-14 14" />
        <path d="M33-144h18" />
        <path className="tint" d="M10-132h58v34H28l-9 9v-9h-9zm64 42v34h-9v9l-9-9H16v-34z" />
        <path d="M19-121h40m-40 12h24M25-73v2m7-7v12m7-16v20m7-14v8m7-12v16m7-9v2" />
        <path className="deep" d="M12-36h60v22H12z" />
        <path
          className="tint"
          d="M182-40h40v40h-40zm40 0h40v40h-40zm40 0h40v40h-40zm-60-40h40v40h-40zm40 0h40v40h-40zm-20-40h40v40h-40z"
        />
        <path d="M196-40v13h12v-13m28 0v13h12v-13m28 0v13h12v-13m-72-40v13h12v-13m28 0v13h12v-13m-32-40v13h12v-13" />
      </>
    ),
    hot: (
      <>
        <path className="hot" d="M112-78h44v42h-44z" />
        <path className="on-hot" d="M120-67h14m-14 10h14m-14 10h10M138-57l5 6 8-12" />
      </>
    ),
  });
