import { describe, expect, it } from 'vitest';
import { arquivos } from './arquivos/index.ts';
import { modeloDe } from './exporta.sql.ts';
import { createJuiz, Problemas } from './juiz.ts';
import { type Registro, registrosDe } from './leitor.ts';

describe('the template of each file (CAR-42)', () => {
  it.each(arquivos)('$nome has an invented line without a problem of its own', async (arquivo) => {
    const abre = async function* () {
      yield Buffer.from(modeloDe(arquivo));
    };
    const registros: Registro[] = [];
    for await (const porcao of registrosDe(abre, 'utf-8'))
      for (const registro of porcao) registros.push(registro);
    expect(registros).toHaveLength(2);
    const [cabecalho, linha] = registros as [Registro, Registro];
    const problemas = new Problemas();
    const { julga, presentes } = createJuiz(arquivo, cabecalho, problemas);
    expect(julga(linha).recusada).toBe(false);
    expect(problemas.guardados).toEqual([]);
    expect(presentes.size).toBe(arquivo.colunas.length);
  });
});
