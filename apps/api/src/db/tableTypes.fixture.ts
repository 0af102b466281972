import { readdirSync, readFileSync } from 'node:fs';
import { type ESTree, parseSync } from 'vite';

/** A column as a table's type declares it. */
export interface DeclaredColumn {
  /** Kinds of the values that a reader gets: 'string', 'number', 'boolean', 'date', 'timestamp', 'Date', 'json', 'array', 'bytes'. */
  readonly kinds: ReadonlySet<string>;
  readonly isNullable: boolean;
  /** An insert may leave it out though it is never null. */
  readonly hasDefault: boolean;
}

type Columns = Map<string, DeclaredColumn>;
type Declaration = ESTree.TSInterfaceDeclaration | ESTree.TSTypeAliasDeclaration;

const folder = new URL('tables/', import.meta.url);

/** Every interface and alias of the folder by name; a name stands in one file alone. */
const declarations = (): Map<string, Declaration> => {
  const found = new Map<string, Declaration>();
  for (const name of readdirSync(folder)) {
    const { program } = parseSync(name, readFileSync(new URL(name, folder), 'utf8'));
    for (const node of program.body) {
      const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
      if (declaration?.type !== 'TSInterfaceDeclaration' && declaration?.type !== 'TSTypeAliasDeclaration')
        continue;
      found.set(declaration.id.name, declaration);
    }
  }
  return found;
};

const one = (kind: string): DeclaredColumn => ({
  kinds: new Set([kind]),
  isNullable: false,
  hasDefault: false,
});

const union = (parts: readonly DeclaredColumn[]): DeclaredColumn => ({
  kinds: new Set(parts.flatMap(({ kinds }) => [...kinds])),
  isNullable: parts.some(({ isNullable }) => isNullable),
  hasDefault: parts.some(({ hasDefault }) => hasDefault),
});

const keywords: Partial<Record<ESTree.TSType['type'], string>> = {
  TSStringKeyword: 'string',
  TSTemplateLiteralType: 'string',
  TSNumberKeyword: 'number',
  TSBooleanKeyword: 'boolean',
  TSBigIntKeyword: 'number',
  TSArrayType: 'array',
  TSObjectKeyword: 'json',
};

/** Types of columns that a reader gets as they are named. */
const named: Partial<Record<string, string>> = {
  Dia: 'date',
  Momento: 'timestamp',
  Date: 'Date',
  Buffer: 'bytes',
  Uint8Array: 'bytes',
};

const nameOf = (type: ESTree.TSType | undefined): string =>
  type?.type === 'TSTypeReference' && type.typeName.type === 'Identifier' ? type.typeName.name : '';

const propertiesOf = ({ body }: ESTree.TSInterfaceDeclaration): (readonly [string, ESTree.TSType])[] =>
  body.body.flatMap((member) =>
    member.type === 'TSPropertySignature' && member.key.type === 'Identifier' && member.typeAnnotation
      ? [[member.key.name, member.typeAnnotation.typeAnnotation] as const]
      : [],
  );

class TableTypes {
  readonly #all = declarations();

  #column(type: ESTree.TSType): DeclaredColumn {
    const keyword = keywords[type.type];
    if (keyword !== undefined) return one(keyword);
    switch (type.type) {
      case 'TSUnionType':
        return union(type.types.map((part) => this.#column(part)));
      case 'TSNullKeyword':
        return { kinds: new Set(), isNullable: true, hasDefault: false };
      case 'TSUndefinedKeyword':
        return { kinds: new Set(), isNullable: false, hasDefault: true };
      case 'TSLiteralType':
        return one(type.literal.type === 'Literal' ? typeof type.literal.value : 'string');
      case 'TSIndexedAccessType':
        return this.#member(nameOf(type.objectType), type.indexType);
      case 'TSTypeOperator':
        return this.#column(type.typeAnnotation);
      case 'TSTypeReference':
        return this.#reference(type);
      default:
        throw new Error(
          `O tipo ${type.type} não é lido aqui: escreva em db/tableTypes.fixture.ts o que a coluna dá.`,
        );
    }
  }

  #member(table: string, key: ESTree.TSType): DeclaredColumn {
    const name =
      key.type === 'TSLiteralType' && key.literal.type === 'Literal' ? String(key.literal.value) : '';
    const column = this.#columns(table).get(name);
    if (!column) throw new Error(`${table} não tem ${name}.`);
    return column;
  }

  #reference(type: ESTree.TSTypeReference): DeclaredColumn {
    const name = nameOf(type);
    const [select, insert] = type.typeArguments?.params ?? [];
    if (name.startsWith('Generated') && select) return { ...this.#column(select), hasDefault: true };
    if (name === 'ColumnType' && select && insert) {
      return { ...this.#column(select), hasDefault: this.#column(insert).hasDefault };
    }
    if (name === 'JSONColumnType' && select) {
      const isNullable =
        select.type === 'TSUnionType' && select.types.some(({ type }) => type === 'TSNullKeyword');
      return { ...one('json'), isNullable };
    }
    const alias = this.#all.get(name);
    if (alias?.type === 'TSTypeAliasDeclaration' && named[name] === undefined)
      return this.#column(alias.typeAnnotation);
    // An imported union of words of the contract.
    return one(named[name] ?? 'string');
  }

  /** Columns of a table's name with the parameters of `Omit`, where it is one. */
  #columnsOf(name: string, parameters: readonly ESTree.TSType[] = []): Columns {
    if (name !== 'Omit') return this.#columns(name);
    const [base, omitted] = parameters;
    const parts = omitted?.type === 'TSUnionType' ? omitted.types : [omitted];
    const left = parts.map((part) =>
      part?.type === 'TSLiteralType' && part.literal.type === 'Literal' ? part.literal.value : '',
    );
    return new Map([...this.#columnsOf(nameOf(base))].filter(([column]) => !left.includes(column)));
  }

  #columns(name: string): Columns {
    const declaration = this.#all.get(name);
    if (declaration?.type !== 'TSInterfaceDeclaration')
      throw new Error(`${name} não é uma interface de db/tables.`);
    const columns: Columns = new Map();
    for (const { expression, typeArguments } of declaration.extends) {
      const parent = expression.type === 'Identifier' ? expression.name : '';
      for (const [column, declared] of this.#columnsOf(parent, typeArguments?.params))
        columns.set(column, declared);
    }
    for (const [column, type] of propertiesOf(declaration)) columns.set(column, this.#column(type));
    return columns;
  }

  /** The columns of every table by the table's name. */
  read(): Map<string, Columns> {
    const tables = new Map<string, Columns>();
    for (const [name, declaration] of this.#all) {
      if (!name.endsWith('Tables') || declaration.type !== 'TSInterfaceDeclaration') continue;
      for (const [table, type] of propertiesOf(declaration)) tables.set(table, this.#columns(nameOf(type)));
    }
    return tables;
  }
}

/** Columns of every table that `Database` names, read from the sources of `db/tables`. */
export const tableTypes = (): Map<string, Columns> => new TableTypes().read();
