import * as f from '../../report/field.ts';
import { codigosResultado, resultados, situacoes } from './contato.rules.ts';

const textos = Object.fromEntries(codigosResultado.map((codigo) => [codigo, resultados[codigo].texto]));

/** Contact columns of every list of a programme: state, last contact, next contact and its caller (PRV-12). */
export const camposDoContato = {
  contato: f.ours(f.choice('Contato', situacoes, { isWhole: true })),
  ultimoContato: f.ours(f.day('Último contato')),
  resultadoContato: f.ours(f.choice('Resultado', textos)),
  falou: f.ours(f.simNao('Falou')),
  proximoContato: f.ours(f.day('Próximo contato')),
  quemLiga: f.ours(f.pessoa('Quem liga')),
};
