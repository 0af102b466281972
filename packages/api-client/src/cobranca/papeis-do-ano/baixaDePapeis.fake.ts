import { delay } from 'msw';
import { fake, Refusal } from '../../http/fake.ts';
import { comecaBaixa, parteDaBaixa, type QuaisBaixar, terminaBaixa } from './baixaDePapeis.contract.ts';

/** A paper in the memory of the fakes. */
interface Papel {
  readonly matricula: string;
  readonly nome: string;
  readonly cpf: string | null;
}

/** The calls of a download over the papers from `quais`; each part has two. `termina` marks the received ones. */
export const baixaFakes = (
  papeisDe: (quais: QuaisBaixar) => readonly Papel[],
  termina: (papeis: readonly Papel[]) => void = () => undefined,
) => {
  let pedidos: readonly Papel[] = [];
  const feitas = () => pedidos.filter(({ cpf }) => cpf !== null);
  return [
    fake(comecaBaixa, ({ body }) => {
      pedidos = papeisDe(body.quais);
      if (pedidos.length === 0) return new Refusal(422, { error: 'Não há o que baixar.' });
      return { id: '1', quantas: pedidos.length };
    }),
    fake(parteDaBaixa, async ({ body }) => {
      await delay(50);
      const parte = pedidos.slice(body.depois, body.depois + 2);
      return {
        arquivos: parte.flatMap(({ cpf, nome }, at) =>
          cpf === null
            ? []
            : [
                {
                  nomeArquivo: `papel-${body.depois + at + 1}.pdf`,
                  titular: nome,
                  conteudo: btoa('%PDF-1.7'),
                },
              ],
        ),
        deFora: parte.flatMap(({ cpf, nome, matricula }) =>
          cpf === null ? [{ matricula, titular: nome, motivo: 'O titular está sem CPF no cadastro.' }] : [],
        ),
        proxima: body.depois + 2 < pedidos.length ? body.depois + 2 : null,
      };
    }),
    fake(terminaBaixa, () => {
      termina(feitas());
      return { baixadas: feitas().length, deFora: pedidos.length - feitas().length };
    }),
  ];
};
