import { type Fields, isFields } from '@/lib/saved-data/records/fields';
import { parseJson } from './parse-json';

/** Characters scanned in total: a text of only opening braces must not block the page. */
const MAX_STEPS = 20_000_000;
/** Maximum number of broken records to read, and the maximum length of one, in UTF-16 units. */
const MAX_BROKEN = 100;
const MAX_BROKEN_LENGTH = 2000;

/** A complete field: a name, and a text, number, true, false or null. */
const FIELD = /("(?:[^"\\]|\\.)*")\s*:\s*("(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*(?=\s*[,}])|true|false|null)/g;

export interface SalvagedRecords {
  /** The complete records, in order. */
  readonly whole: readonly Fields[];
  /** The complete fields of each truncated or damaged record. */
  readonly broken: readonly Fields[];
}

/**
 * Finds the records in a list's text. If the text is valid JSON, returns its records; if it is damaged,
 * searches the text. Never throws; skips unreadable records.
 */
export function salvageRecords(text: string): SalvagedRecords {
  const parsed = parseJson(text);
  if (Array.isArray(parsed)) return { whole: parsed.filter(isFields), broken: [] };
  if (isFields(parsed)) return { whole: [parsed], broken: [] };
  const whole: Fields[] = [];
  const broken: Fields[] = [];
  let steps = 0;
  for (let start = text.indexOf('{'); start >= 0 && steps < MAX_STEPS; ) {
    const end = endOfRecord(text, start, MAX_STEPS - steps);
    steps += end - start;
    const record = parseJson(text.slice(start, end));
    // The text of a broken record may contain the start of the next record.
    const next = text.indexOf('{', isFields(record) ? end : start + 1);
    if (isFields(record)) whole.push(record);
    else if (broken.length < MAX_BROKEN) {
      const until = Math.min(next < 0 ? text.length : next, start + MAX_BROKEN_LENGTH);
      const fields = completeFields(text.slice(start, until));
      if (Object.keys(fields).length > 0) broken.push(fields);
    }
    start = next;
  }
  return { whole, broken };
}

/** The index after the brace that closes the record; the limit if none does. */
function endOfRecord(text: string, start: number, maxSteps: number): number {
  const limit = Math.min(text.length, start + maxSteps);
  let depth = 0;
  let isInText = false;
  for (let index = start; index < limit; index += 1) {
    const character = text[index];
    if (isInText) {
      if (character === '\\') index += 1;
      else if (character === '"') isInText = false;
    } else if (character === '"') isInText = true;
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return index + 1;
    }
  }
  return limit;
}

function completeFields(text: string): Fields {
  const entries = Array.from(text.matchAll(FIELD), ([, name = '', value = '']) => [
    parseJson(name),
    parseJson(value),
  ]);
  return Object.fromEntries(entries.filter(([name, value]) => name !== undefined && value !== undefined));
}
