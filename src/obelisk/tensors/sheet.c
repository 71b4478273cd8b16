/* Rows of numbers that are nearly all zero: `sheet.py` says what each part does, and is the same without a C
   compiler. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

typedef struct {
    PyObject_HEAD
    Py_ssize_t size, rows, room;
    Py_buffer places_buffer, values_buffer, offsets_buffer, dense_buffer;
    int32_t *places, *offsets;
    float *values, *dense;
    /* Where in the arrays a place was last written: it counts if it lies in this row and names the place. */
    int32_t *where;
    /* What stands in the dense rows. */
    int32_t **marked;
    Py_ssize_t *marked_count, *marked_room;
    Py_ssize_t start, end;
} Sheet;

static inline int number_of(PyObject *item, long *found)
{
    if (PyLong_CheckExact(item)) {
#if PY_VERSION_HEX < 0x030C0000
        Py_ssize_t digits = Py_SIZE(item);
        if (digits >= -1 && digits <= 1) {
            *found = digits * (long)((PyLongObject *)item)->ob_digit[0];
            return 0;
        }
#else
        if (PyUnstable_Long_IsCompact((PyLongObject *)item)) {
            *found = (long)PyUnstable_Long_CompactValue((PyLongObject *)item);
            return 0;
        }
#endif
    }
    *found = PyLong_AsLong(item);
    return *found == -1 && PyErr_Occurred() ? -1 : 0;
}

static int value_of(PyObject *item, double *found)
{
    if (PyLong_Check(item)) {
        long number;
        int failed = number_of(item, &number);
        *found = (double)number;
        return failed;
    }
    *found = PyFloat_AsDouble(item);
    return *found == -1.0 && PyErr_Occurred() ? -1 : 0;
}

static int is_list(PyObject *object)
{
    if (PyList_CheckExact(object))
        return 1;
    PyErr_SetString(PyExc_TypeError, "a list is needed");
    return 0;
}

/* An item of a list that the numbers of others point into. */
static PyObject *item_at(PyObject *list, long place)
{
    if (place < 0 || place >= PyList_GET_SIZE(list)) {
        PyErr_SetString(PyExc_IndexError, "list index out of range");
        return NULL;
    }
    return PyList_GET_ITEM(list, place);
}

static int number_at(PyObject *list, long place, long *found)
{
    PyObject *item = item_at(list, place);
    return item == NULL ? -1 : number_of(item, found);
}

static int32_t found_at(const Sheet *sheet, long place)
{
    int32_t at = sheet->where[place];
    return at >= sheet->start && at < sheet->end && sheet->places[at] == place ? at : -1;
}

static int write_number(Sheet *sheet, long place, double value, int is_more)
{
    if (place < 0 || place >= sheet->size) {
        PyErr_Format(PyExc_IndexError, "a row has no place %ld", place);
        return -1;
    }
    int32_t at = found_at(sheet, place);
    if (at >= 0) {
        sheet->values[at] = (float)(is_more ? sheet->values[at] + value : value);
    } else if (value != 0.0) {
        if (sheet->end >= sheet->room) {
            PyErr_SetString(PyExc_IndexError, "the arrays are full");
            return -1;
        }
        sheet->where[place] = (int32_t)sheet->end;
        sheet->places[sheet->end] = (int32_t)place;
        sheet->values[sheet->end++] = (float)value;
    }
    return 0;
}

/* A number at a place where nothing of this row can stand already, nor will: it is not remembered. */
static inline int write_fresh_number(Sheet *sheet, long place, double value)
{
    if (place < 0 || place >= sheet->size || sheet->end >= sheet->room)
        return write_number(sheet, place, value, 0);
    sheet->places[sheet->end] = (int32_t)place;
    sheet->values[sheet->end] = (float)value;
    sheet->end += value != 0.0;
    return 0;
}

static inline int write_fresh(Sheet *sheet, long place)
{
    return write_fresh_number(sheet, place, 1.0);
}

static int has_arguments(Py_ssize_t given, Py_ssize_t wanted)
{
    if (given == wanted)
        return 1;
    PyErr_Format(PyExc_TypeError, "%zd arguments are needed, not %zd", wanted, given);
    return 0;
}

static int is_row(const Sheet *sheet, long row)
{
    if (row >= 0 && row < sheet->rows)
        return 1;
    PyErr_Format(PyExc_IndexError, "there is no row %ld", row);
    return 0;
}

static PyObject *begin(Sheet *sheet, PyObject *row_object)
{
    long row;
    if (number_of(row_object, &row) || !is_row(sheet, row))
        return NULL;
    sheet->offsets[0] = 0;
    /* The offsets belong to somebody else, who may have written there. */
    Py_ssize_t start = sheet->offsets[row];
    if (start < 0 || start > sheet->room) {
        PyErr_SetString(PyExc_IndexError, "the offsets are not those of the rows before");
        return NULL;
    }
    sheet->start = sheet->end = start;
    Py_RETURN_NONE;
}

static void spread_row(const Sheet *sheet, float *out)
{
    for (Py_ssize_t at = sheet->start; at < sheet->end; at++) {
        int32_t place = sheet->places[at];
        if (place >= 0 && place < sheet->size)
            out[place] = sheet->values[at];
    }
}

static PyObject *finish(Sheet *sheet, PyObject *row_object)
{
    long row;
    if (number_of(row_object, &row) || !is_row(sheet, row))
        return NULL;
    sheet->offsets[row + 1] = (int32_t)sheet->end;
    if (sheet->dense == NULL)
        Py_RETURN_NONE;
    float *dense = sheet->dense + row * sheet->size;
    const int32_t *marked = sheet->marked[row];
    for (Py_ssize_t each = 0; each < sheet->marked_count[row]; each++)
        dense[marked[each]] = 0.0f;
    sheet->marked_count[row] = 0;
    Py_ssize_t count = sheet->end - sheet->start;
    if (count > sheet->marked_room[row]) {
        int32_t *larger = PyMem_Realloc(sheet->marked[row], (size_t)(2 * count) * sizeof(int32_t));
        if (larger == NULL)
            return PyErr_NoMemory();
        sheet->marked[row] = larger;
        sheet->marked_room[row] = 2 * count;
    }
    for (Py_ssize_t each = 0; each < count; each++) {
        int32_t place = sheet->places[sheet->start + each];
        if (place < 0 || place >= sheet->size)
            continue;
        sheet->marked[row][sheet->marked_count[row]++] = place;
        dense[place] = sheet->values[sheet->start + each];
    }
    Py_RETURN_NONE;
}

static PyObject *spread(Sheet *sheet, PyObject *out)
{
    Py_buffer view;
    if (PyObject_GetBuffer(out, &view, PyBUF_C_CONTIGUOUS | PyBUF_WRITABLE))
        return NULL;
    if (view.len != sheet->size * (Py_ssize_t)sizeof(float)) {
        PyBuffer_Release(&view);
        PyErr_SetString(PyExc_ValueError, "the row has another size");
        return NULL;
    }
    spread_row(sheet, view.buf);
    PyBuffer_Release(&view);
    Py_RETURN_NONE;
}

static PyObject *write_one(Sheet *sheet, PyObject *const *given, Py_ssize_t count, int is_more)
{
    long place;
    double value;
    if (!has_arguments(count, 2) || number_of(given[0], &place) || value_of(given[1], &value) ||
        write_number(sheet, place, value, is_more))
        return NULL;
    Py_RETURN_NONE;
}

static PyObject *put(Sheet *sheet, PyObject *const *given, Py_ssize_t count)
{
    return write_one(sheet, given, count, 0);
}

static PyObject *add(Sheet *sheet, PyObject *const *given, Py_ssize_t count)
{
    return write_one(sheet, given, count, 1);
}

static PyObject *ones(Sheet *sheet, PyObject *places)
{
    if (!is_list(places))
        return NULL;
    for (Py_ssize_t each = 0; each < PyList_GET_SIZE(places); each++) {
        long place;
        if (number_of(PyList_GET_ITEM(places, each), &place))
            return NULL;
        if (place >= 0 && write_number(sheet, place, 1.0, 0))
            return NULL;
    }
    Py_RETURN_NONE;
}

static PyObject *block(Sheet *sheet, PyObject *places)
{
    Py_buffer view;
    if (PyObject_GetBuffer(places, &view, PyBUF_C_CONTIGUOUS))
        return NULL;
    const int32_t *numbers = view.buf;
    int failed = 0;
    for (Py_ssize_t each = 0; !failed && each < view.len / 4; each++)
        failed = write_fresh(sheet, numbers[each]);
    PyBuffer_Release(&view);
    if (failed)
        return NULL;
    Py_RETURN_NONE;
}

static PyObject *counts(Sheet *sheet, PyObject *const *given, Py_ssize_t count)
{
    long start, first, many;
    if (!has_arguments(count, 4) || !is_list(given[1]) || number_of(given[0], &start) ||
        number_of(given[2], &first) || number_of(given[3], &many))
        return NULL;
    for (long at = 0; at < many; at++) {
        double value;
        PyObject *item = item_at(given[1], first + at);
        if (item == NULL || value_of(item, &value) || write_fresh_number(sheet, start + at, value))
            return NULL;
    }
    Py_RETURN_NONE;
}

static PyObject *bits(Sheet *sheet, PyObject *const *given, Py_ssize_t count)
{
    long start;
    if (!has_arguments(count, 2) || number_of(given[0], &start))
        return NULL;
    unsigned long long number = PyLong_AsUnsignedLongLong(given[1]);
    if (number == (unsigned long long)-1 && PyErr_Occurred())
        return NULL;
    for (long place = start; number; place++, number >>= 1)
        if (number & 1 && write_fresh(sheet, place))
            return NULL;
    Py_RETURN_NONE;
}

static PyObject *hot(Sheet *sheet, PyObject *const *given, Py_ssize_t count)
{
    long start, width;
    if (!has_arguments(count, 3) || !is_list(given[2]) || number_of(given[0], &start) || number_of(given[1], &width))
        return NULL;
    for (Py_ssize_t at = 0; at < PyList_GET_SIZE(given[2]); at++) {
        long number;
        if (number_of(PyList_GET_ITEM(given[2], at), &number))
            return NULL;
        if (number >= 0 && write_fresh(sheet, start + at * width + number))
            return NULL;
    }
    Py_RETURN_NONE;
}

#define MOST_VALUES 64

static PyObject *fields(Sheet *sheet, PyObject *const *given, Py_ssize_t count)
{
    long bits_wide, room, bases[MOST_VALUES], strides[MOST_VALUES];
    if (!has_arguments(count, 7) || number_of(given[3], &bits_wide) || number_of(given[4], &room))
        return NULL;
    PyObject *numbers = given[0], *kinds = given[1], *widths = given[2];
    if (!is_list(numbers) || !is_list(kinds) || !is_list(widths) || !is_list(given[5]) || !is_list(given[6]))
        return NULL;
    if (bits_wide < 1 || bits_wide > 6) {
        PyErr_SetString(PyExc_ValueError, "a field has 1 to 6 bits");
        return NULL;
    }
    long values = 1L << bits_wide;
    if (PyList_GET_SIZE(given[5]) < values || PyList_GET_SIZE(given[6]) < values) {
        PyErr_SetString(PyExc_IndexError, "list index out of range");
        return NULL;
    }
    for (long value = 0; value < values; value++)
        if (number_of(PyList_GET_ITEM(given[5], value), &bases[value]) ||
            number_of(PyList_GET_ITEM(given[6], value), &strides[value]))
            return NULL;
    for (Py_ssize_t at = 0; at < PyList_GET_SIZE(kinds); at++) {
        long kind, number, width;
        if (number_of(PyList_GET_ITEM(kinds, at), &kind))
            return NULL;
        if (kind < 0)
            continue;
        if (number_at(numbers, at, &number) || number_at(widths, kind, &width))
            return NULL;
        for (long field = 0; field < width; field++, number >>= bits_wide) {
            long value = number & (values - 1);
            if (write_fresh(sheet, bases[value] + (at * room + field) * strides[value]))
                return NULL;
        }
    }
    Py_RETURN_NONE;
}

static PyObject *tally(Sheet *sheet, PyObject *const *given, Py_ssize_t count)
{
    long start;
    if (!has_arguments(count, 3) || number_of(given[0], &start) || !is_list(given[1]) || !is_list(given[2]))
        return NULL;
    for (Py_ssize_t each = 0; each < PyList_GET_SIZE(given[1]); each++) {
        long item, place;
        if (number_of(PyList_GET_ITEM(given[1], each), &item) || number_at(given[2], item, &place))
            return NULL;
        if (place >= 0 && write_number(sheet, start + place, 1.0, 1))
            return NULL;
    }
    Py_RETURN_NONE;
}

static int write_flagged(Sheet *sheet, long start, long item, PyObject *table, PyObject *flags, long mask)
{
    long flag, place;
    if (mask) {
        if (number_at(flags, item, &flag))
            return -1;
        if (!(flag & mask))
            return 0;
    }
    return number_at(table, item, &place) ? -1 : write_fresh(sheet, start + place);
}

static PyObject *listed(Sheet *sheet, PyObject *const *given, Py_ssize_t count)
{
    long start, mask;
    if (!has_arguments(count, 5) || number_of(given[0], &start) || number_of(given[4], &mask) ||
        !is_list(given[1]) || !is_list(given[2]) || !is_list(given[3]))
        return NULL;
    for (Py_ssize_t each = 0; each < PyList_GET_SIZE(given[1]); each++) {
        long item;
        if (number_of(PyList_GET_ITEM(given[1], each), &item) ||
            write_flagged(sheet, start, item, given[2], given[3], mask))
            return NULL;
    }
    Py_RETURN_NONE;
}

static PyObject *members(Sheet *sheet, PyObject *const *given, Py_ssize_t count)
{
    long start, first, mask;
    if (!has_arguments(count, 6) || number_of(given[0], &start) || number_of(given[1], &first) ||
        number_of(given[5], &mask) || !is_list(given[2]) || !is_list(given[3]) || !is_list(given[4]))
        return NULL;
    for (Py_ssize_t at = 0; at < PyList_GET_SIZE(given[2]); at++) {
        long here;
        if (number_of(PyList_GET_ITEM(given[2], at), &here))
            return NULL;
        if (here && write_flagged(sheet, start, first + at, given[3], given[4], mask))
            return NULL;
    }
    Py_RETURN_NONE;
}

#define MOST_MASKS 16

static PyObject *shown(Sheet *sheet, PyObject *const *given, Py_ssize_t count)
{
    long start, about, step, masks[MOST_MASKS];
    if (!has_arguments(count, 7) || number_of(given[0], &start) || number_of(given[1], &about) ||
        number_of(given[2], &step))
        return NULL;
    PyObject *items = given[3], *table = given[4], *flags = given[5];
    if (!is_list(items) || !is_list(table) || !is_list(flags) || !is_list(given[6]))
        return NULL;
    Py_ssize_t many = PyList_GET_SIZE(given[6]);
    if (many > MOST_MASKS) {
        PyErr_SetString(PyExc_ValueError, "there are too many masks");
        return NULL;
    }
    for (Py_ssize_t mask = 0; mask < many; mask++)
        if (number_of(PyList_GET_ITEM(given[6], mask), &masks[mask]))
            return NULL;
    for (Py_ssize_t each = 0; each < PyList_GET_SIZE(items); each++) {
        long item, place, flag;
        if (number_of(PyList_GET_ITEM(items, each), &item) || number_at(table, item, &place) ||
            number_at(flags, item, &flag) || write_fresh(sheet, start + place))
            return NULL;
        for (Py_ssize_t mask = 0; mask < many; mask++)
            if (flag & masks[mask] && write_fresh(sheet, about + mask * step + place))
                return NULL;
    }
    Py_RETURN_NONE;
}

static long write_planes(Sheet *sheet, PyObject *cells, const Py_buffer *board, const Py_buffer *spots,
                         const Py_buffer *table, long start, long width)
{
    const int16_t *thing_on = board->buf;
    const int32_t *spot_of = spots->buf, *planes_of = table->buf;
    long outside = 0;
    for (Py_ssize_t each = 0; each < PyList_GET_SIZE(cells); each++) {
        long cell, kind;
        if (number_of(PyList_GET_ITEM(cells, each), &cell))
            return -1;
        if (cell < 0 || cell >= spots->len / 4 || cell >= board->len / 2) {
            PyErr_Format(PyExc_IndexError, "there is no cell %ld", cell);
            return -1;
        }
        if (spot_of[cell] < 0) {
            outside++;
            continue;
        }
        kind = thing_on[cell];
        if (kind < 0 || (kind + 1) * width > table->len / 4) {
            PyErr_Format(PyExc_IndexError, "nothing has the number %ld", kind);
            return -1;
        }
        for (long plane = kind * width; plane < (kind + 1) * width; plane++)
            if (planes_of[plane] >= 0 && write_fresh(sheet, start + planes_of[plane] + spot_of[cell]))
                return -1;
    }
    return outside;
}

static PyObject *planes(Sheet *sheet, PyObject *const *given, Py_ssize_t count)
{
    long start, width, outside;
    Py_buffer board, spots, table;
    if (!has_arguments(count, 6) || number_of(given[0], &start) || number_of(given[5], &width) ||
        !is_list(given[1]))
        return NULL;
    if (PyObject_GetBuffer(given[2], &board, PyBUF_C_CONTIGUOUS))
        return NULL;
    if (PyObject_GetBuffer(given[3], &spots, PyBUF_C_CONTIGUOUS)) {
        PyBuffer_Release(&board);
        return NULL;
    }
    if (PyObject_GetBuffer(given[4], &table, PyBUF_C_CONTIGUOUS)) {
        PyBuffer_Release(&board);
        PyBuffer_Release(&spots);
        return NULL;
    }
    outside = write_planes(sheet, given[1], &board, &spots, &table, start, width);
    PyBuffer_Release(&board);
    PyBuffer_Release(&spots);
    PyBuffer_Release(&table);
    return outside < 0 ? NULL : PyLong_FromLong(outside);
}

static PyTypeObject *sheet_class;

static Sheet *sheet_of(PyObject *object)
{
    if (Py_TYPE(object) == sheet_class)
        return (Sheet *)object;
    PyErr_SetString(PyExc_TypeError, "a sheet is needed");
    return NULL;
}

static PyObject *fold(Sheet *sheet, PyObject *const *given, Py_ssize_t count)
{
    if (!has_arguments(count, 4))
        return NULL;
    Sheet *full = sheet_of(given[0]);
    Py_buffer views[3];
    if (full == NULL)
        return NULL;
    int taken = 0, failed = 0;
    while (taken < 3 && !PyObject_GetBuffer(given[1 + taken], &views[taken], PyBUF_C_CONTIGUOUS))
        taken++;
    if (taken == 3) {
        const int32_t *ends = views[0].buf, *targets = views[1].buf;
        const float *weights = views[2].buf;
        Py_ssize_t most = (views[1].len < views[2].len ? views[1].len : views[2].len) / 4;
        for (Py_ssize_t at = full->start; !failed && at < full->end; at++) {
            int32_t place = full->places[at];
            if (place < 0 || place >= views[0].len / 4 || ends[place] > most) {
                PyErr_SetString(PyExc_IndexError, "there are no places for this entry");
                failed = 1;
                break;
            }
            for (int32_t number = place ? ends[place - 1] : 0; !failed && number < ends[place]; number++)
                failed = number < 0 || write_number(sheet, targets[number], (double)full->values[at] * weights[number], 1);
        }
    }
    for (int each = 0; each < taken; each++)
        PyBuffer_Release(&views[each]);
    if (taken < 3 || failed)
        return NULL;
    Py_RETURN_NONE;
}

static PyObject *crop(Sheet *sheet, PyObject *const *given, Py_ssize_t count)
{
    long board, planes_, side, anchor, reach, start;
    if (!has_arguments(count, 7) || number_of(given[1], &board) || number_of(given[2], &planes_) ||
        number_of(given[3], &side) || number_of(given[4], &anchor) || number_of(given[5], &reach) ||
        number_of(given[6], &start))
        return NULL;
    Sheet *full = sheet_of(given[0]);
    if (full == NULL)
        return NULL;
    long cells = side * side, width = 2 * reach + 1, centre = -1;
    if (side < 1) {
        PyErr_SetString(PyExc_ValueError, "a plane has cells");
        return NULL;
    }
    for (Py_ssize_t at = full->start; at < full->end; at++) {
        long place = full->places[at] - board;
        if (place >= 0 && place / cells == anchor)
            centre = place % cells;
    }
    for (Py_ssize_t at = full->start; centre >= 0 && at < full->end; at++) {
        long place = full->places[at] - board;
        if (place < 0 || place >= planes_ * cells)
            continue;
        long x = place % cells / side - centre / side + reach, y = place % side - centre % side + reach;
        if (x >= 0 && x < width && y >= 0 && y < width &&
            write_number(sheet, start + (place / cells * width + x) * width + y, full->values[at], 1))
            return NULL;
    }
    Py_RETURN_NONE;
}

static int mark_row(char *bytes, long width, PyObject *tokens)
{
    if (!is_list(tokens))
        return -1;
    memset(bytes, 0, (size_t)width);
    for (Py_ssize_t each = 0; each < PyList_GET_SIZE(tokens); each++) {
        long token;
        if (number_of(PyList_GET_ITEM(tokens, each), &token))
            return -1;
        if (token < 0 || token >= width) {
            PyErr_Format(PyExc_IndexError, "there is no token %ld", token);
            return -1;
        }
        bytes[token] = 1;
    }
    return 0;
}

static PyObject *mark(PyObject *self, PyObject *const *given, Py_ssize_t count)
{
    long width;
    Py_buffer view;
    if (!has_arguments(count, 3) || number_of(given[1], &width) || !is_list(given[2]))
        return NULL;
    if (PyObject_GetBuffer(given[0], &view, PyBUF_C_CONTIGUOUS | PyBUF_WRITABLE))
        return NULL;
    Py_ssize_t rows = PyList_GET_SIZE(given[2]);
    int failed = 0;
    if (width < 0 || rows * width > view.len) {
        PyErr_SetString(PyExc_IndexError, "there are more rows than room");
        failed = 1;
    }
    for (Py_ssize_t row = 0; !failed && row < rows; row++)
        failed = mark_row((char *)view.buf + row * width, width, PyList_GET_ITEM(given[2], row));
    PyBuffer_Release(&view);
    if (failed)
        return NULL;
    Py_RETURN_NONE;
}

static int take_buffer(PyObject *object, Py_buffer *view, Py_ssize_t *numbers)
{
    if (PyObject_GetBuffer(object, view, PyBUF_C_CONTIGUOUS | PyBUF_WRITABLE))
        return -1;
    *numbers = view->len / 4;
    return 0;
}

static void sheet_dealloc(Sheet *sheet)
{
    PyTypeObject *type = Py_TYPE(sheet);
    Py_buffer *buffers[] = {&sheet->places_buffer, &sheet->values_buffer, &sheet->offsets_buffer, &sheet->dense_buffer};
    for (int each = 0; each < 4; each++)
        if (buffers[each]->obj != NULL)
            PyBuffer_Release(buffers[each]);
    if (sheet->marked != NULL)
        for (Py_ssize_t row = 0; row < sheet->rows; row++)
            PyMem_Free(sheet->marked[row]);
    PyMem_Free(sheet->marked);
    PyMem_Free(sheet->marked_count);
    PyMem_Free(sheet->marked_room);
    PyMem_Free(sheet->where);
    type->tp_free((PyObject *)sheet);
    Py_DECREF(type);
}

static PyObject *sheet_new(PyTypeObject *type, PyObject *given, PyObject *named)
{
    static char *names[] = {"size", "places", "values", "offsets", "dense", NULL};
    Py_ssize_t size, places, values, offsets, numbers = 0;
    PyObject *objects[4] = {NULL, NULL, NULL, Py_None};
    if (!PyArg_ParseTupleAndKeywords(given, named, "nOOO|O", names, &size, &objects[0], &objects[1], &objects[2],
                                     &objects[3]))
        return NULL;
    /* Zeroed: whatever is missing when something fails is not released. */
    Sheet *sheet = (Sheet *)type->tp_alloc(type, 0);
    if (sheet == NULL)
        return NULL;
    if (take_buffer(objects[0], &sheet->places_buffer, &places) ||
        take_buffer(objects[1], &sheet->values_buffer, &values) ||
        take_buffer(objects[2], &sheet->offsets_buffer, &offsets))
        goto failed;
    if (objects[3] != Py_None && take_buffer(objects[3], &sheet->dense_buffer, &numbers))
        goto failed;
    Py_ssize_t rows = offsets - 1;
    if (size < 1 || rows < 1) {
        PyErr_SetString(PyExc_ValueError, "a sheet has rows and places");
        goto failed;
    }
    if (objects[3] != Py_None && numbers != rows * size) {
        PyErr_SetString(PyExc_ValueError, "the dense array does not have the size of all rows");
        goto failed;
    }
    sheet->size = size;
    sheet->room = places < values ? places : values;
    sheet->places = sheet->places_buffer.buf;
    sheet->values = sheet->values_buffer.buf;
    sheet->offsets = sheet->offsets_buffer.buf;
    sheet->dense = objects[3] == Py_None ? NULL : sheet->dense_buffer.buf;
    sheet->where = PyMem_Calloc((size_t)size, sizeof(int32_t));
    sheet->marked = PyMem_Calloc((size_t)rows, sizeof(int32_t *));
    sheet->marked_count = PyMem_Calloc((size_t)rows, sizeof(Py_ssize_t));
    sheet->marked_room = PyMem_Calloc((size_t)rows, sizeof(Py_ssize_t));
    sheet->rows = rows;
    if (sheet->where == NULL || sheet->marked == NULL || sheet->marked_count == NULL || sheet->marked_room == NULL) {
        PyErr_NoMemory();
        goto failed;
    }
    return (PyObject *)sheet;
failed:
    Py_DECREF(sheet);
    return NULL;
}

static PyObject *size_of(Sheet *sheet, void *closure)
{
    return PyLong_FromSsize_t(sheet->size);
}

#define FAST(name, text) {#name, (PyCFunction)(void (*)(void))name, METH_FASTCALL, text}

static PyMethodDef sheet_methods[] = {
    {"begin", (PyCFunction)begin, METH_O, "A row begins where the one before it ended."},
    {"finish", (PyCFunction)finish, METH_O, "The row that was begun is complete."},
    {"spread", (PyCFunction)spread, METH_O, "Writes the row that was last begun into zeros."},
    {"ones", (PyCFunction)ones, METH_O, "A one at each place."},
    {"block", (PyCFunction)block, METH_O, "A one at each place of a buffer."},
    FAST(put, "One number."),
    FAST(add, "One number more at a place."),
    FAST(counts, "Some of the numbers, one after the other."),
    FAST(bits, "A one for each bit that is set."),
    FAST(hot, "For each number a group of places with a one at the number."),
    FAST(fields, "Numbers that are made of fields: a one for each."),
    FAST(tally, "One more at the place of each item."),
    FAST(listed, "A one at the place of each item with one of the flags."),
    FAST(members, "The same for items that are there."),
    FAST(shown, "A one at the place of each item, and one for each of its flags."),
    FAST(fold, "Adds the row of another sheet, each entry at the places that belong to its own."),
    FAST(crop, "Adds what lies near an entry on the planes of another sheet's row."),
    FAST(planes, "For each cell a one on every plane of what lies there."),
    {NULL, NULL, 0, NULL}};
static PyGetSetDef sheet_facts[] = {{"size", (getter)size_of, NULL, "How many places a row has.", NULL},
                                    {NULL, NULL, NULL, NULL, NULL}};
static PyType_Slot sheet_slots[] = {{Py_tp_new, sheet_new},
                                    {Py_tp_dealloc, sheet_dealloc},
                                    {Py_tp_methods, sheet_methods},
                                    {Py_tp_getset, sheet_facts},
                                    {Py_tp_doc, "Rows of places, written one after the other."},
                                    {0, NULL}};
static PyType_Spec sheet_type = {"obelisk.tensors.sheet.Sheet", sizeof(Sheet), 0, Py_TPFLAGS_DEFAULT, sheet_slots};

static PyMethodDef methods[] = {FAST(mark, "Writes rows of bytes: ones at the tokens of each, else zeros."),
                                {NULL, NULL, 0, NULL}};
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "sheet", NULL, -1, methods, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit_sheet(void)
{
    PyObject *made = PyModule_Create(&module);
    PyObject *type = made == NULL ? NULL : PyType_FromSpec(&sheet_type);
    sheet_class = (PyTypeObject *)type;
    if (type == NULL || PyModule_AddObjectRef(made, "Sheet", type) || PyModule_AddIntConstant(made, "IN_C", 1))
        Py_CLEAR(made);
    /* The type stays as long as the process: sheets are told from other things by it. */
    return made;
}
