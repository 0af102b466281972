import type { PendenciaSib } from '@vidas/api-client/cadastro/envio/envio.contract.ts';
import type {
  CampoFicha,
  DadosFicha,
  FichaBeneficiario,
} from '@vidas/api-client/cadastro/ficha/ficha.contract.ts';
import { comoVaiAAns } from '@vidas/api-client/cadastro/envio/textoNaAns.rules.ts';
import { isMudado } from '@vidas/api-client/cadastro/ficha/ficha.rules.ts';

/** Data behind the marks of a record's fields. */
export interface Marcas {
  readonly ficha: FichaBeneficiario;
  /** The record at the opening of its form. */
  readonly abertos: DadosFicha;
  readonly pendencias: readonly PendenciaSib[];
}

/** A message at a field besides those of the form. */
export interface Marca {
  /** Present while the field still has the refused value. */
  readonly errorMessage?: string;
  /** The refused value, once the field has another one; else the text as ANS gets it. */
  readonly hint?: string;
}

/** Free texts, whose characters ANS may get changed (CAD-27). */
const escritos: ReadonlySet<CampoFicha> = new Set(['nome', 'nomeMae', 'logradouro', 'complemento', 'bairro']);

const errorText = ({ mensagemErro, codigoErro }: FichaBeneficiario['erros'][number]): string =>
  `A ANS rejeitou: ${mensagemErro ?? 'sem mensagem'}${codigoErro === null ? '' : ` (${codigoErro})`}`;

const before = (valorCampo: string | null): string =>
  valorCampo === null ? 'o valor anterior' : `“${valorCampo}”`;

/** The mark of a field's present value, from ANS and from the check before the sending. */
const marcaDe = (
  { ficha, abertos, pendencias }: Marcas,
  { campo, valor }: { readonly campo: CampoFicha; readonly valor: string | null },
): Marca => {
  const erros = ficha.erros.filter((erro) => erro.campo === campo);
  const open = erros.filter((erro) => !isMudado(erro, valor, abertos[campo])).map(errorText);
  const isAsBefore = (valor ?? '') === (abertos[campo] ?? '');
  const pending = isAsBefore
    ? pendencias.filter((each) => each.campo === campo).map((each) => each.mensagem)
    : [];
  const problems = [...new Set([...open, ...pending])];
  if (problems.length > 0) return { errorMessage: problems.join(' · ') };
  const [gone] = erros;
  if (gone) return { hint: `A ANS rejeitou ${before(gone.valorCampo)}; o campo já mudou` };
  const sent = escritos.has(campo) ? comoVaiAAns(valor ?? '') : null;
  return sent === null ? {} : { hint: `Vai à ANS como ${sent}` };
};

/** The props of a field with its mark; an error of the form itself goes first. */
export const marked =
  (marcas: Marcas, campo: CampoFicha) =>
  <Field extends { readonly value: string | null; readonly errorMessage: string | undefined }>(
    field: Field,
  ) => {
    const marca = marcaDe(marcas, { campo, valor: field.value });
    return { ...field, ...marca, ...(field.errorMessage && { errorMessage: field.errorMessage, hint: '' }) };
  };
