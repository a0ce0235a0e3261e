import { type LimitNode, type OffsetNode, PostgresDialect, PostgresQueryCompiler, ValueNode } from 'kysely'

/**
 * Writes the numbers of `limit` and `offset` into the text. For a parameter PostgreSQL expects a tenth of all rows, so
 * it would plan a prepared list again each time.
 */
class LiteralLimitCompiler extends PostgresQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    const limit = findInteger(node.limit)
    if (limit === undefined) super.visitLimit(node)
    else this.append(`limit ${limit}`)
  }

  protected override visitOffset(node: OffsetNode): void {
    const offset = findInteger(node.offset)
    if (offset === undefined) super.visitOffset(node)
    else this.append(`offset ${offset}`)
  }
}

function findInteger(node: LimitNode['limit']): number | undefined {
  return ValueNode.is(node) && Number.isSafeInteger(node.value) ? (node.value as number) : undefined
}

export class LiteralLimitDialect extends PostgresDialect {
  override createQueryCompiler() {
    return new LiteralLimitCompiler()
  }
}
