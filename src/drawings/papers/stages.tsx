/** Today, on the way, planned: three drawings. */
export const stages = (
  <>
    <path d="M0 30h84v88H0zM216 30h84v88h-84zM24 66v18M62 66v18M36 54h14M36 94h14M36 64l14 22M246 66l-6 18M268 66l8 18" />
    <path className="tint" d="M108 30h84v88h-84z" />
    <path d="M130 66l12 18M170 66l-12 18" />
    <path
      className="sheet"
      d="M12 42h24v24H12zM50 42h24v24H50zM12 84h24v24H12zM50 84h24v24H50zM120 42h24v24h-24zM156 42h24v24h-24zM130 84h40v24h-40zM228 84h24v24h-24zM264 84h24v24h-24z"
    />
    <path className="hot" d="M236 42h44v24h-44z" />
    <path d="M86 74h20m-7-7 7 7-7 7M194 74h20m-7-7 7 7-7 7" />
  </>
);
