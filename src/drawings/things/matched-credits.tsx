import type { Thing } from '../thing.ts';

/** The credits of a bank statement beside the open invoices: one has no partner there. */
export const matchedCredits: Thing = () => ({
  width: 302,
  height: 150,
  spot: { x: 98, y: -44, r: 27 },
  drawing: (
    <>
      <path d="M134-112L186-133M134-98L186-94M134-84L186-55" />
      <path className="sheet" d="M0 0v-150h134V0" />
      <path className="deep" d="M12-138h56v12H12z" />
      <path d="M96-132h26M12-112h44m30 0h36M12-98h34m40 0h36M12-84h40m40 0h30M12-44h40" />
      <path className="tint" d="M186-150h114v34H186zm0 39h114v34H186zm0 39h114v34H186z" />
      <path d="M198-139h42m-42 12h24m-24 27h42m-42 12h24m-24 27h42m-42 12h24M264-134l7 8 13-16m-20 47l7 8 13-16m-20 47l7 8 13-16" />
      <path className="dashed" d="M186-33h114v33H186z" />
      <path className="hot" d="M78-54h40v20H78z" />
      <path className="on-hot" d="M86-44h24" />
    </>
  ),
});
