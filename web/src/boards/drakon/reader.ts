// The table of Drakon in sentences, for the text mode: how it stands first, then everything.

import type { TableReader } from '../props'
import { Describer } from './describe'
import type { DrakonFacts, DrakonView } from './view'

const reader: TableReader = ({ narrator, say, view, facts }) => {
  const seen = view as DrakonView
  const lines = new Describer(say, narrator, facts as DrakonFacts).board(seen)
  const cells = Object.keys(seen.maze).length
  return { stands: lines.slice(0, -cells), details: lines.slice(-cells) }
}
export default reader
