/** Twelve months of cost, and what was agreed. */
export const twelveMonths = (
  <>
    <path
      className="tint"
      d="M2 146v-62h17v62zM27 146v-66h17v66zM52 146v-58h17v58zM77 146v-74h17v74zM102 146v-70h17v70zM127 146v-82h17v82zM152 146v-78h17v78zM177 146v-90h17v90zM202 146v-86h17v86zM227 146v-94h17v94zM252 146v-100h17v100z"
    />
    <path className="hot" d="M277 146V38h17v108z" />
    <path className="dashed" d="M0 26h300" />
  </>
);
