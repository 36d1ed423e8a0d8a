/** The fields of an old table, and where each stands in the new one. */
export const dataMapping = (
  <>
    <path d="M0 6h104v138H0zM196 6h104v138H196zM0 36h104M196 36h104" />
    <path className="tint" d="M0 6h104v30H0zM196 6h104v30H196z" />
    <path d="M14 58h60M14 82h44M14 106h70M14 130h52M214 58h70M214 82h52M214 106h60M214 130h44M110 82C150 82 150 58 190 58M110 106C150 106 150 130 190 130M110 130C150 130 150 106 190 106" />
    <path className="hot-line" d="M110 58C150 58 150 82 190 82" />
  </>
);
