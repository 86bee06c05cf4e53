/**
 * Query key of what is told of records: it changes with them. In a file of its own, for the shell asks for notices and
 * loads none of the calls on records.
 */
export const noticesKey = 'quickPanel';
