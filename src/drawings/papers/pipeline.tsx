/** Four checks on the way to a release, and the way back. */
export const pipeline = (
  <>
    <path d="M0 66h242M23 42V16h125v26M210 92v42H86V92" />
    <path className="tint" d="M0 42h46v48H0zM62 42h46v48H62zM124 42h46v48h-46zM186 42h46v48h-46z" />
    <path d="M12 66l8 10 14-22M74 66l8 10 14-22M136 66l8 10 14-22M198 66l8 10 14-22" />
    <circle className="hot" cx="270" cy="66" r="27" />
  </>
);
