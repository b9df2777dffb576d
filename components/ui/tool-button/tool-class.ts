import '@/styles/families/common';
import styles from './tool-button.module.css';

/** The look of a header button that shows an icon and a short text. */
export const toolClass = styles.tool;
