/** The words of a notice. */
export interface NoticeText {
  readonly message: string;
  readonly detail: string;
}
