import type { MovimentoPrevisto, PendenciaSib } from '@vidas/api-client/cadastro/envio/envio.contract.ts';
import { type CampoFicha, dadosFicha } from '@vidas/api-client/cadastro/ficha/ficha.contract.ts';
import { camposQueRespondem, campoDaAns } from '@vidas/api-client/cadastro/ficha/ficha.rules.ts';
import type { RejeitadoSib } from '@vidas/api-client/cadastro/leitura-correcao/leituraCorrecao.contract.ts';

/** One field of one record that waits for a correction. */
export interface PendenciaDaMesa {
  /** '0000001201 nomeMae' */
  readonly key: string;
  readonly matricula: string;
  readonly nome: string;
  readonly campo: CampoFicha;
  /** 'Falta o nome da mãe.', or the reason of ANS. */
  readonly motivo: string;
  readonly isRejeitada: boolean;
  /** Value that ANS refused; null when it refused a missing one, or has not seen it. */
  readonly recusado: string | null;
  /** Name of the holder, shared by a family. */
  readonly familia: string;
  /** Problems of the field before the sending, for its mark. */
  readonly pendencias: readonly PendenciaSib[];
}

const isDaFicha = (campo: string): campo is CampoFicha => Object.hasOwn(dadosFicha.shape, campo);

/** Pendências of fields outside the record: of the contract, of the holder. */
export const pendenciasDeFora = (movimentos: readonly MovimentoPrevisto[]): number =>
  movimentos.flatMap(({ pendencias }) => pendencias).filter(({ campo }) => !isDaFicha(campo)).length;

/** Groups pendências by field, in the order of each field's first one. */
const porCampo = (pendencias: readonly PendenciaDaMesa[]): PendenciaDaMesa[] =>
  [...Map.groupBy(pendencias, ({ campo }) => campo).values()].flat();

/** Everything that the desk shows: rejections of ANS first, then problems before the sending, each field of a record once (CAD-42). */
export const pendenciasDaMesa = (
  movimentos: readonly MovimentoPrevisto[],
  rejeitados: readonly RejeitadoSib[],
): PendenciaDaMesa[] => {
  const familias = new Map(movimentos.map((each) => [each.matricula, each.titular ?? each.nome]));
  const found = new Map<string, PendenciaDaMesa>();
  const add = (each: Omit<PendenciaDaMesa, 'key' | 'familia'>) => {
    const key = `${each.matricula} ${each.campo}`;
    const before = found.get(key);
    const familia = familias.get(each.matricula) ?? each.nome;
    found.set(
      key,
      before
        ? { ...before, pendencias: [...before.pendencias, ...each.pendencias] }
        : { ...each, key, familia },
    );
  };
  for (const { matricula, nome, campo, valorCampo, mensagemErro } of rejeitados) {
    const nosso = campoDaAns(campo);
    if (matricula === null || nosso === '') continue;
    const motivo = `A ANS rejeitou: ${mensagemErro ?? 'sem mensagem'}`;
    const quem = { matricula, nome: nome ?? matricula };
    add({ ...quem, campo: nosso, motivo, isRejeitada: true, recusado: valorCampo, pendencias: [] });
  }
  for (const { matricula, nome, pendencias } of movimentos)
    for (const pendencia of pendencias) {
      const { campo, mensagem } = pendencia;
      if (!isDaFicha(campo)) continue;
      const quem = { matricula, nome, campo };
      add({ ...quem, motivo: mensagem, isRejeitada: false, recusado: null, pendencias: [pendencia] });
    }
  const all = [...found.values()];
  return [
    ...porCampo(all.filter(({ isRejeitada }) => isRejeitada)),
    ...porCampo(all.filter(({ isRejeitada }) => !isRejeitada)),
  ];
};

/** Fields whose value several people may share; never a document nor a name. */
const comuns: ReadonlySet<CampoFicha> = new Set([
  'nomeMae',
  'logradouro',
  'numero',
  'complemento',
  'bairro',
  'codigoMunicipio',
  'cep',
]);

/** Other pendências that one correction may solve: the same refused value, or the same missing field in one family (CAD-43). */
export const iguaisA = (
  pendencia: PendenciaDaMesa,
  all: readonly PendenciaDaMesa[],
): readonly PendenciaDaMesa[] =>
  comuns.has(pendencia.campo)
    ? all.filter(
        ({ matricula, campo, recusado, familia }) =>
          matricula !== pendencia.matricula &&
          campo === pendencia.campo &&
          recusado === pendencia.recusado &&
          (recusado !== null || familia === pendencia.familia),
      )
    : [];

/** Other rejections of the record that a correction answers: any field of the address answers its errors (SIB-33). */
export const respondidasCom = (
  { matricula, key, campo }: PendenciaDaMesa,
  all: readonly PendenciaDaMesa[],
): readonly PendenciaDaMesa[] =>
  all.filter(
    (each) =>
      each.matricula === matricula &&
      each.key !== key &&
      each.isRejeitada &&
      each.pendencias.length === 0 &&
      camposQueRespondem(each.campo).includes(campo),
  );
