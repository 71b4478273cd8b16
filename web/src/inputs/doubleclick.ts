// The second click of a double click must not open what lies under the first.

const DOUBLE_CLICK_MS = 450

export class ClickGuard {
  private actedAt = Number.NEGATIVE_INFINITY

  acted(): void {
    this.actedAt = performance.now()
  }

  /** Whether a click may be a mere look: it is not the second of two. */
  mayLook(): boolean {
    return performance.now() - this.actedAt > DOUBLE_CLICK_MS
  }
}
