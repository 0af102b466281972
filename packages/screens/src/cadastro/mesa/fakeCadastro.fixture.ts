import { envioFakes, fakeMovimento } from '@vidas/api-client/cadastro/envio/envio.fake.ts';
import { type MovimentoPrevisto, previaSbx } from '@vidas/api-client/cadastro/envio/envio.contract.ts';
import {
  corrigeBeneficiario,
  type DadosFicha,
  type FichaBeneficiario,
  fichaBeneficiario,
} from '@vidas/api-client/cadastro/ficha/ficha.contract.ts';
import { fakeFicha, fichaFakes } from '@vidas/api-client/cadastro/ficha/ficha.fake.ts';
import {
  getRejeitadosSib,
  type RejeitadoSib,
} from '@vidas/api-client/cadastro/leitura-correcao/leituraCorrecao.contract.ts';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';

const falta = [{ campo: 'nomeMae', mensagem: 'Falta o nome da mãe.' }];

export interface FakeCadastroOptions {
  /** People without their mother's name. */
  readonly quantas?: number;
  readonly nome?: (index: number) => string;
  readonly rejeitados?: readonly RejeitadoSib[];
  /** Refusal of each correction. */
  readonly refuses?: () => Refusal | null;
}

const familia = ['Benta Rocha', 'Caio Rocha', 'Davi Rocha'];
const nomeDe = (index: number): string => familia[index] ?? `Pessoa ${index + 1}`;

/** A register that keeps its corrections: people without their mother's name, the first three of one family. */
export const fakeCadastro = ({
  quantas = 11,
  nome = nomeDe,
  rejeitados = [],
  refuses = () => null,
}: FakeCadastroOptions = {}) => {
  const dados = new Map<string, DadosFicha>();
  const versoes = new Map<string, number>();
  const movimentos: readonly MovimentoPrevisto[] = Array.from({ length: quantas }, (_, index) =>
    fakeMovimento(index + 1, {
      tipo: 'INCLUSÃO',
      cco: null,
      nome: nome(index),
      titular: index < 3 ? 'Olga Rocha' : null,
      pendencias: falta,
    }),
  );
  const nomes = new Map(movimentos.map((each) => [each.matricula, each.nome]));
  const fichaDe = (matricula: string): FichaBeneficiario =>
    fakeFicha(matricula, {
      cco: null,
      dados: dados.get(matricula) ?? { nome: nomes.get(matricula) ?? 'Otília Brandão', nomeMae: null },
      versao: `versao-${versoes.get(matricula) ?? 1}`,
    });
  const limpo = fakeMovimento(90, { pendencias: [] });
  return [
    fake(previaSbx, ({ body: { competencia } }) => ({
      competencia,
      aguardando: null,
      movimentos: [
        ...movimentos.filter(({ matricula }) => !dados.get(matricula)?.nomeMae),
        ...movimentos
          .filter(({ matricula }) => dados.get(matricula)?.nomeMae)
          .map((each) => ({ ...each, pendencias: [] })),
        limpo,
      ],
      leitura: 'a1'.repeat(32),
      motivo: '62' as const,
      recusa: null,
      ultima: '2026-09',
    })),
    fake(getRejeitadosSib, () => [...rejeitados]),
    fake(fichaBeneficiario, (asked) => fichaDe(asked.body.matricula)),
    fake(corrigeBeneficiario, (asked) => {
      const refusal = refuses();
      if (refusal) return refusal;
      const { matricula, versao, dados: novos } = asked.body;
      if (versao !== fichaDe(matricula).versao)
        return new Refusal(409, { error: 'Outra pessoa alterou este cadastro desde que você o abriu.' });
      const antes = fichaDe(matricula).dados;
      const alterados = Object.keys(novos).filter(
        (campo) => novos[campo as keyof DadosFicha] !== antes[campo as keyof DadosFicha],
      );
      dados.set(matricula, novos);
      versoes.set(matricula, (versoes.get(matricula) ?? 1) + 1);
      return { success: true, message: 'Cadastro corrigido.', versao: fichaDe(matricula).versao, alterados };
    }),
    ...envioFakes(),
    ...fichaFakes(),
    ...shellFakes(),
  ];
};
